import { start } from '@clinic/kit/app'
import { Shell } from './shell'
import './styles.css'

start(<Shell />)
