/** Installs the benchmark's peers and ends: for the tests that hold them to the same games. */
import { installPeers } from './peers'

installPeers()
