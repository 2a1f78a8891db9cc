import { config, disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterEach, expect } from 'vitest'

// This runs before every file of component tests. These files share a page, so everything that a test mounts is
// unmounted after it.
disableAutoUnmount()
enableAutoUnmount(afterEach)

// What Vue warns of is a fault of the component or of its test.
const warnings: string[] = []
config.global.config.warnHandler = (message) => void warnings.push(message)
afterEach(() => expect(warnings.splice(0)).toEqual([]))
