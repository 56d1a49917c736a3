import { start } from '@clinic/kit/app'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { prescriberRoutes } from './own-root'

start(<RouterProvider router={createBrowserRouter(prescriberRoutes)} />)
