import './sign-in.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { applyColorScheme } from './theme'

applyColorScheme()
// A page that the back button restores would still show its last button as busy.
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
