export function whatsappLink(number: string, message?: string): string {
  const digits = number.replace(/\D/g, "");
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ""}`;
}

/** The address that shares a message on WhatsApp; the visitor picks the recipient. */
export const whatsappShareLink = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;
