// Plain JavaScript, loaded before anything else: an older Node cannot even read our TypeScript files.
const needed = 24;
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `Bậc needs Node ${needed} or newer; this is ${process.version}. ` +
      'On Linux and Windows `npm ci` brings it along (start with `npm start`); elsewhere install it from nodejs.org.',
  );
  process.exit(1);
}
