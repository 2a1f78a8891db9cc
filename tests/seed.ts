import fc from 'fast-check'
import { SEED } from './scale'
import './windows-rules'

// This runs before every test file: all random cases of a run have the same seed, so that a failure can be repeated.
fc.configureGlobal({ seed: SEED })
