const CLINIC_PATH =
  /^\/(?:booking(?:\/(?:reschedule|info|waiting-list|check-in))?|registration|questionary-loc|doctor-invitation|public\/accessibility)\/([^/]+)/

/** The clinic that a page's address names, if it names one. */
export const getClinicOfPath = (path: string): string | undefined => CLINIC_PATH.exec(path)?.[1]
