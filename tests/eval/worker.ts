/** The assistant's domain as a Worker of its own, for the evaluation: a question in, with those before it in the address; an answer from search alone out. */
import { answerQuestion } from "#app/.server/assistant/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { contact } from "./contact.ts";

export default {
  async fetch(request: Request): Promise<Response> {
    // Whoever only looks whether it is up must not have the index built.
    if (request.method !== "POST") return new Response(null, { status: 204 });
    const query = await request.text();
    const previous = new URL(request.url).searchParams.getAll("previous");
    return Response.json(await answerQuestion({ query, previous, stories: builtInStories, settings: contact }));
  },
};
