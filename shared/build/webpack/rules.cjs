const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const swc = ({ dev = false, refresh = false, target = 'es2022', jsx = true } = {}) => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      target,
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic', development: dev, refresh } },
    },
  },
});

const scripts = (options) => ({
  oneOf: [
    { test: /\.tsx$/, exclude: /node_modules/, use: swc({ ...options, jsx: true }) },
    { test: /\.ts$/, exclude: /node_modules/, use: swc({ ...options, jsx: false, refresh: false }) },
  ],
});

/** CSS goes to files: the content security policy allows no inline styles. Class names are unique per package. */
const styles = (name, { dev }) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: dev ? `${name}-[name]-[local]` : '[local]-[hash:base64:6]',
          localIdentHashSalt: name,
        },
      },
    },
  ],
});

/**
 * antd's building blocks do nothing when they are imported, but do not say so in their package.json; without this, whoever
 * imports one name of `@rc-component/form` gets forms, validation and all.
 */
const libraries = [{ test: /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/].*\.js$/, sideEffects: false }];

const assets = [
  { test: /\.wasm$/, type: 'asset/resource' },
  { test: /\.(png|jpe?g|webp|svg|woff2?)$/, type: 'asset/resource' },
];

/** Before the compiler, so that what it leaves out is not compiled. */
const slimContracts = {
  test: /[\\/]shared[\\/]contracts[\\/]src[\\/].*\.ts$/,
  enforce: 'pre',
  use: require.resolve('./contract-loader.cjs'),
};

const icons = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.m?js$/,
  use: require.resolve('./icon-loader.cjs'),
};

const nonces = { test: /@rc-component.util.es.Dom.dynamicCSS\.js$/, use: require.resolve('./nonce-loader.cjs') };

/**
 * They set the `style` attribute as text, which the content security policy refuses; the same as properties is fine:
 * labels of measurements, and the hidden twin by which a text area finds its height.
 */
const styleAttributes = {
  test: [
    /[\\/]@cornerstonejs[\\/]tools[\\/].*[\\/]drawingSvg[\\/]drawTextBox\.js$/,
    /[\\/]@rc-component[\\/]input[\\/]es[\\/]calculateNodeHeight\.js$/,
  ],
  use: require.resolve('./style-attribute-loader.cjs'),
};

module.exports = { scripts, styles, assets: [...assets, ...libraries], nonces, styleAttributes, slimContracts, icons };
