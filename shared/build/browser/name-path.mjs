/** The only thing that antd's radio buttons take from its form, which would bring form and validation along. */
export const toNamePathStr = (name) => (name === undefined || name === false ? [] : [name].flat()).join('_');
