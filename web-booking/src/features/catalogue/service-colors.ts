/** Colours of services, distinguishable for colour-blind people too. */
export const serviceColors = ['#0072B2', '#E69F00', '#009E73', '#CC79A7', '#56B4E9', '#D55E00', '#7A68A6', '#8C8C8C']
