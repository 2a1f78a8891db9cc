import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterEach } from 'vitest'

// Before every file of component tests, which share a page: what a test mounts is gone after it.
disableAutoUnmount()
enableAutoUnmount(afterEach)
