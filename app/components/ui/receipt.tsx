import type { ReactNode } from "react";

/** A slip of paper torn off at its lower edge. */
export function Receipt({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`bg-white px-6 pt-6 pb-10 [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/20px_100%] sm:px-8 ${className}`}
    >
      {children}
    </div>
  );
}
