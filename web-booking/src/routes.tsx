import type { RouteObject } from 'react-router'

/** The calendar's, the services' and the settings' screens are added here, each lazily and with the permission that it needs. */
export const routes: RouteObject[] = []
