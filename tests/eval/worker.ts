/** The assistant's domain as a Worker of its own, for the evaluation: a question in, an answer from search alone out. */
import { answerQuestion } from "#app/.server/assistant/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { contact } from "./contact.ts";

export default {
  async fetch(request: Request): Promise<Response> {
    // Whoever only looks whether it is up must not have the index built.
    if (request.method !== "POST") return new Response(null, { status: 204 });
    const query = await request.text();
    return Response.json(await answerQuestion({ query, stories: builtInStories, settings: contact }));
  },
};
