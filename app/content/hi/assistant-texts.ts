/** The Hindi of the chat button and its panel. */
import type { WordsOf } from "#app/content/english.ts";
import { assistant } from "./assistant.ts";

const { assistantFailures, assistantGreeting, builtInSuggestions } = assistant;

export const assistantTexts: WordsOf<"assistantTexts"> = {
  chatButton: {
    label: "हमसे बात करें",
    news: "नया जवाब",
    unavailable: assistantFailures.network,
    reload: "पेज फिर से खोलें",
    whatsapp: "WhatsApp पर बात करें",
    broken: "चैट इस ब्राउज़र में नहीं चलती। WhatsApp पर मैसेज कीजिए:",
  },
  assistantTexts: {
    name: "Smoothie",
    maximize: "बड़ा करें",
    minimize: "छोटा करें",
    close: "बंद करें",
    tabsLabel: "बात करने के तरीक़े",
    aiTab: "AI चैट",
    whatsappTab: "हमसे बात करें",
    greeting: assistantGreeting,
    logLabel: "Smoothie से बातचीत",
    you: "आप:",
    assistant: "Smoothie:",
    thinking: "सोच रहा हूँ...",
    answering: "Smoothie जवाब दे रहा है",
    stopped: "जवाब आने से पहले रोक दिया। जब चाहें फिर पूछिए।",
    cutOff: "यहाँ इंटरनेट चला गया। पूरे जवाब के लिए फिर पूछिए।",
    sources: "कहाँ से",
    suggestionsLabel: "पूछने लायक़ सवाल",
    suggestions: builtInSuggestions,
    more: "और सवाल",
    less: "कम सवाल",
    inputLabel: "आपका सवाल",
    placeholder: "बिज़नेस के बारे में पूछिए...",
    send: "भेजें",
    stop: "रोकें",
    kept: "बातचीत सिर्फ़ इसी टैब में रहती है",
    restart: "नई बातचीत",
    askAgain: "फिर पूछें",
    unfold: "पूरा जवाब",
    failures: {
      empty: assistantFailures.empty,
      network: assistantFailures.network,
      customResponse: assistantFailures.customResponse,
      tooMany: "एक मिनट में बहुत सारे सवाल हो गए। थोड़ा रुककर फिर पूछिए।",
    },
    whatsapp: {
      heading: "टीम से सीधे बात कीजिए",
      body: "हमारी मदद WhatsApp पर मिलती है। Ladoo के बारे में, बीटा में अकाउंट मिलने के बारे में या वेटलिस्ट की अपनी एंट्री के बारे में वहाँ पूछिए। टीम में से कोई जवाब देगा।",
      button: "WhatsApp पर बात करें",
      note: "टीम काम के समय में आम तौर पर 30 मिनट में जवाब देती है।",
    },
  },
};
