/**
 * Script of the page that tries what Electron's checklist of security forbids. Resolves to an object with an entry for
 * each attempt, which is true where it was refused.
 */
export const RIGHTS = `(async () => {
  const refuses = async (attempt) => {
    try {
      return (await attempt()) !== true
    } catch {
      return true
    }
  }
  const elsewhere = 'http://127.0.0.1:9/'
  const loads = (tag, set) =>
    new Promise((resolve) => {
      const it = document.createElement(tag)
      it.onload = () => resolve(true)
      it.onerror = () => resolve(false)
      set(it)
      document.body.append(it)
      setTimeout(() => (it.remove(), resolve(false)), 1000)
    })
  const bridge = window.parlor
  const attempts = {
    'Node in the page': () => ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].some((name) => name in window),
    'another function in the bridge': () => {
      bridge.saves.list = null
      return bridge.saves.list === null
    },
    'another bridge': () => {
      window.parlor = null
      return window.parlor === null
    },
    'a script in a string': () => (0, eval)('true'),
    'a script in the page': () => {
      const it = document.createElement('script')
      it.textContent = 'window.ran = true'
      document.body.append(it)
      it.remove()
      return window.ran === true
    },
    'a script in an address': () => loads('script', (it) => (it.src = 'data:text/javascript,1')),
    'a frame': () => loads('iframe', (it) => (it.src = 'data:text/html,x')).then((loaded) => loaded && document.querySelector('iframe')?.contentDocument !== null),
    'files of the system': () => fetch('file:///etc/passwd').then(() => true),
    'a file above the page': () => fetch('/..%2fmain%2findex.js').then(({ ok }) => ok),
    'another host': () => fetch(elsewhere, { mode: 'no-cors' }).then(() => true),
    'a socket to another host': () =>
      new Promise((resolve) => {
        const socket = new WebSocket('ws://127.0.0.1:9/')
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      }),
    'another page': async () => {
      location.href = elsewhere
      await new Promise((resolve) => setTimeout(resolve, 500))
      return location.protocol !== 'parlor:'
    },
    notifications: () => Notification.requestPermission().then((state) => state === 'granted'),
    'the place': () =>
      new Promise((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve(true),
          () => resolve(false),
        )
      }),
    'a camera': () => navigator.mediaDevices.getUserMedia({ video: true }).then(() => true),
  }
  // Whether a second window opened is seen from outside.
  window.open('about:blank')
  const found = {}
  // The debugger, which runs this, may run strings; what runs later may not.
  await new Promise((resolve) => setTimeout(resolve, 0))
  for (const [name, attempt] of Object.entries(attempts)) found[name] = await refuses(attempt)
  return found
})()`
