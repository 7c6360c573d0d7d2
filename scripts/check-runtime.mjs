/**
 * Says in a sentence when a script runs on another Node than the project's own. The project brings Node 24 as the npm package
 * "node"; where npm was told not to run install scripts that package is empty, and the machine's older Node would take over in silence.
 */
const major = Number(process.versions.node.split(".")[0]);
if (major < 24) {
  console.error(
    `This is Node ${process.versions.node}, and the site needs Node 24. It comes with the project: run "npm ci" (without --ignore-scripts), then try again; or install Node 24 yourself.`,
  );
  process.exit(1);
}
