/** An application that is in order. */
export const application = {
  positionId: "ai-ux-designer",
  fullName: "Meera Pillai",
  email: "meera@clay.example",
  phone: "+91 98765 43210",
  resumeUrl: "https://meera.example/cv.pdf",
  coverLetter: "I have drawn screens for people who never wanted a screen, and I would like to do it again.",
};

/** The same, as it is stored. */
export const stored = { ...application, linkedinUrl: null, portfolioUrl: null };
