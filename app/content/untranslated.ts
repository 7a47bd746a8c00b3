/** The content that is English in every edition. A part is translated by moving its line to `english.ts` and `hi/index.ts`. */
import { about } from "./about.ts";
import { accessibility } from "./accessibility.ts";
import { applicationForm } from "./application-form.ts";
import { careers, positions } from "./careers.ts";
import { consentVersions } from "./consent.ts";
import { featurePages } from "./feature-pages.ts";
import { themePages } from "./feature-pages/themes.ts";
import { featureScreen, featuresScreen, sceneOf } from "./feature-screens.ts";
import { featuresFaq, featuresFaqHeading } from "./founder-questions.ts";
import { founders } from "./founders.ts";
import { journeys } from "./journeys/index.ts";
import { lastCorrection, legalDocuments } from "./legal/index.ts";
import { journeyText, podcastText } from "./listening.ts";
import { featureNotFound, journeyNotFound, storyNotFound } from "./not-found.ts";
import { episodes, show, upcoming } from "./podcast/index.ts";
import { prices } from "./prices.ts";
import { sceneOfPage } from "./scenes.ts";
import { picturedIn } from "./stories/index.ts";
import { useCasesText } from "./use-cases.ts";

export const untranslated = {
  about,
  accessibility,
  applicationForm,
  careers: { careers, positions },
  consentVersions,
  features: {
    featurePages,
    featureScreen,
    featuresFaq,
    featuresFaqHeading,
    featuresScreen,
    sceneOf,
    sceneOfPage,
    themePages,
  },
  /** The library names tellers in English. */
  englishFounders: founders,
  journeys: { journeys, journeyText },
  legalDocuments: { lastCorrection, legalDocuments },
  notFound: { featureNotFound, journeyNotFound, storyNotFound },
  podcast: { episodes, podcastText, show, upcoming },
  prices,
  useCasesPage: { picturedIn, useCasesText },
};
