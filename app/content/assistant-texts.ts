/**
 * The words of the chat button and its panel. The browser loads this file with the panel, so it imports only the shown texts
 * from `assistant.ts`; the rest of that file is for the server.
 */
import { assistantFailures, assistantGreeting, builtInSuggestions } from "#app/content/assistant.ts";
import { brand } from "#app/content/brand.ts";

export const chatButton = {
  /** Fits both: with scripts it opens the panel, without them it is a link to WhatsApp. */
  label: "Chat with us",
  /** Added to the label when an answer arrived while the panel was closed. */
  news: "new answer",
  /** When the panel can't be loaded. */
  unavailable: assistantFailures.network,
  reload: "Reload the page",
  /** Beside either of the failures. */
  whatsapp: "Connect on WhatsApp",
  /** When the panel has loaded but fails. */
  broken: "The chat does not work in this browser. Message us on WhatsApp:",
} as const;

export const assistantTexts = {
  name: brand.assistantName,
  maximize: "Maximize",
  minimize: "Minimize",
  close: "Close",
  tabsLabel: "Ways to chat",
  aiTab: "AI Chat",
  whatsappTab: "Chat with Us",
  greeting: assistantGreeting,
  logLabel: `Conversation with ${brand.assistantName}`,
  you: "You:",
  assistant: `${brand.assistantName}:`,
  thinking: "Thinking...",
  answering: `${brand.assistantName} is answering`,
  stopped: "Stopped before there was an answer. Ask again whenever you like.",
  cutOff: "The connection dropped here. Ask again for the whole answer.",
  askAgain: "Ask again",
  /** Unfolds what follows the first sentence of an answer. */
  unfold: "The whole answer",
  sources: "From",
  suggestionsLabel: "Suggested questions",
  suggestions: builtInSuggestions,
  more: "More",
  less: "Less",
  inputLabel: "Your question",
  placeholder: "Ask about business operations...",
  send: "Send",
  stop: "Stop",
  kept: "Kept in this tab only",
  restart: "New conversation",
  failures: {
    empty: assistantFailures.empty,
    network: assistantFailures.network,
    customResponse: assistantFailures.customResponse,
    /** For a 429. */
    tooMany: "That was too many questions in one minute. Wait a moment, then ask again.",
  },
  whatsapp: {
    heading: "Talk to a person",
    body: `Our support is on WhatsApp. Write to us there about ${brand.name}, early access or your waitlist entry, and one of the team will answer.`,
    button: "Connect on WhatsApp",
    note: "The team typically responds within 30 minutes during business hours.",
  },
} as const;
