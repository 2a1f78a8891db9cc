import type { Component } from 'vue'
import { connectServices } from '../services'
import { setServices } from '../stores/app/services'
import { useSettings } from '../stores/app/settings'
import { useView } from '../stores/app/view'
import HandScreen from './HandScreen.vue'

/** Loads this phone's settings, and returns the page of a person who plays. Rejects if they cannot be read. */
export async function openScreen(): Promise<Component> {
  setServices(await connectServices())
  await useSettings().load()
  // A hand has no stage: its whole table lies flat.
  useView().fallBackToFlat()
  return HandScreen
}
