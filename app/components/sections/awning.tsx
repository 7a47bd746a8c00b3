/** A striped, scalloped awning along the top of a section. Drawn by CSS; says nothing. */
export function Awning() {
  return <div className="awning" aria-hidden="true" />;
}
