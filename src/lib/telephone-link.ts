/**
 * @param phone in international form, with spaces
 * @returns the address that calls it
 */
export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;
