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

// Each file finds the page empty and at its own address, without what an earlier one laid on it or asked for there.
document.body.replaceChildren()
const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(url: string): void } }
happyDOM.setURL('http://localhost:3000/')
// Whoever leaves this page leaves the files that follow without an address and a history.
afterEach(() => expect(window.location.protocol).toBe('http:'))
