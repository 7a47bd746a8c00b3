import { useLoaderData } from "react-router";

const links = ["React Router Docs", "Join Discord", "Deploy to Cloudflare", "Report an issue"];

export function meta() {
  return [{ title: "New React Router App" }, { name: "description", content: "Welcome to React Router!" }];
}

export function loader() {
  return { message: "Hello from Cloudflare" };
}

export default function Home() {
  const { message } = useLoaderData<typeof loader>();
  return (
    <main className="flex items-center justify-center pt-16 pb-4">
      <div className="flex min-h-0 flex-1 flex-col items-center gap-16">
        <h1 className="text-3xl">React Router</h1>
        <nav className="space-y-4 rounded-3xl border border-gray-200 p-6">
          <p className="text-center leading-6">What&apos;s next?</p>
          <ul>
            {links.map((link) => (
              <li key={link}>
                <a className="flex items-center gap-3 p-3 leading-normal" href="/">
                  {link}
                </a>
              </li>
            ))}
            <li className="self-stretch p-3 leading-normal">{message}</li>
          </ul>
        </nav>
      </div>
    </main>
  );
}
