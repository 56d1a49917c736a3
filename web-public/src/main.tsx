import '@clinic/kit/lite/lite.css'
import './public.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App path={window.location.pathname} />)
