import { HEIRLOOM_DATA, type HeirloomData } from '../../drawer/heirloom'
import { playHeirloom } from './player'

// Written into the page by `heirloomOf`.
const data = JSON.parse(document.getElementById(HEIRLOOM_DATA)?.textContent ?? '') as HeirloomData
void playHeirloom(data)
