import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterEach } from 'vitest'

// This runs before every file of component tests. These files share a page, so everything that a test mounts is
// unmounted after it.
disableAutoUnmount()
enableAutoUnmount(afterEach)
