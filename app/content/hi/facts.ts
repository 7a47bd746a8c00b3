/** Facts that several Hindi texts state, as `facts.ts` holds them for English. */
export const facts = {
  waitlistPurposes:
    "आपकी जगह रखने, आपके अकाउंट की बारी आने पर आपको बताने, आपके लिंक से जुड़े ब्रैंड गिनने, कोई ब्रैंड दो बार न गिना जाए यह देखने, आपको और आपको लाने वाले ब्रैंड को अपने-अपने मुफ़्त महीने देने, और आपको जवाब देने",
} as const;
