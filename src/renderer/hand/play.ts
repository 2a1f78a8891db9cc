import type { Component } from 'vue'
import { connectServices } from '../services'
import { setServices } from '../stores/app/services'
import { useSettings } from '../stores/app/settings'
import { useView } from '../stores/app/view'
import { markPageRoot } from '../stores/output/page-root'
import HandScreen from './HandScreen.vue'

/**
 * Loads this browser's settings, without which no store can be used, and returns the page of a person who plays or of the
 * table in the middle. Rejects if they cannot be read.
 */
export async function openScreen(isTable: boolean): Promise<Component> {
  setServices(await connectServices())
  await useSettings().load()
  // A hand has no stage: its whole table lies flat.
  useView().fallBackToFlat()
  markPageRoot()
  // The linter does not read component files; `vue-tsc`, which does, knows the types of these two.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-member-access
  return isTable ? (await import('./TableScreen.vue')).default : HandScreen
}
