import { mountApp } from '@clinic/kit/app'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { prescriberRoutes } from './standalone-routes'

mountApp(<RouterProvider router={createBrowserRouter(prescriberRoutes)} />)
