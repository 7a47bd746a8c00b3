import { expect, test } from "vitest";
import { romanized } from "./devanagari.ts";

test.each([
  ["साल भर का पेमेंट करूं तो कितनी छूट मिलेगी?", "saal bhar ka payment karun to kitni chhut milegi?"],
  ["सबसे सस्ता रोल कौन सा है", "sabse sasta role kaun sa hai"],
  ["लड्डू कब लॉन्च हो रहा है?", "ladoo kab launch ho raha hai?"],
  ["क्यूआर कोड पर कितनी फीस लगती है", "qr code par kitni fees lagti hai"],
  ["मेरे लिए काम की कहानी सुनाओ", "mere liye kaam ki kahani sunao"],
  ["क्या मैं कभी भी कैंसिल कर सकता हूँ", "kya main kabhi bhi cancel kar sakta hun"],
  ["हमें १०० रुपये वापस मिलेंगे।", "hamein 100 rupaye wapas milenge."],
  ["ज़्यादा ग्राहक बढ़ाना", "zyada grahak badhana"],
  ["अंबा और संपर्क", "amba aur sampark"],
  ["नमस्ते, वेटलिस्ट में कैसे जुड़ें", "namaste, waitlist mein kaise judein"],
])("%s is read as %s", (hindi, latin) => {
  expect(romanized(hindi)).toBe(latin);
});

test("what is not Devanagari stays as it is", () => {
  expect(romanized("What does ₹899 buy, bhai?")).toBe("What does ₹899 buy, bhai?");
  expect(romanized("plan का price?")).toBe("plan ka price?");
});
