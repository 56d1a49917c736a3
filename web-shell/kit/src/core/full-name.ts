/** Return the first and last name of a person, as screens and lists show it. */
export const getFullName = (person: { first_name: string; last_name: string }): string => `${person.first_name} ${person.last_name}`
