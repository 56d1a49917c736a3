import { mountApp } from '@clinic/kit/app'
import { Shell } from './shell'
import './styles.css'

mountApp(<Shell />)
