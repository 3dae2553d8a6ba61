/** The one value of Node that pages name: the build writes it into them. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };
