/** Installs the benchmark's peers and ends. The tests that check that the peers play the same games need them. */
import { installPeers } from './peers'

installPeers()
