/**
 * Draws the page as the makers' template for Workers does, without its look at crawlers. Where this file is missing, the
 * build adds that library to the site's package.json and installs again.
 */
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />);
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}
