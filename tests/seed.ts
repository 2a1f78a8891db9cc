import fc from 'fast-check'
import { SEED } from './scale'

// Before every test file: one seed for all random cases of a run, so that a failure comes again.
fc.configureGlobal({ seed: SEED })
