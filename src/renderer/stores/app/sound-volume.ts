import { watch } from 'vue'
import { soundPlayer } from '../../sound'
import { useSettings } from './settings'

/** Makes the sound follow the settings. Called once. */
export function applySoundSettings(): void {
  const settings = useSettings()
  watch(
    () => (settings.all.muted ? 0 : settings.all.volume),
    (volume) => soundPlayer.setVolume(volume),
    { immediate: true },
  )
  watch(
    () => settings.all.mono,
    (mono) => soundPlayer.setMono(mono),
    { immediate: true },
  )
  watch(
    () => settings.all.room,
    (room) => soundPlayer.setAmbience(room === 'none' ? null : room),
    { immediate: true },
  )
}
