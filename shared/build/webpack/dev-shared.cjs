/** Hot reload over several builds works only if they all report to one refresh runtime. */
function devShared({ serve }) {
  if (!serve) return {};
  return {
    'react-refresh/runtime': { singleton: true, requiredVersion: false, eager: true, packageName: 'react-refresh' },
  };
}

module.exports = { devShared };
