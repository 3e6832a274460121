const rewrites = async () => [{ source: '/corridor/:path*', destination: `${process.env.CORRIDOR_GATEWAY}/:path*` }];

export default { rewrites };
