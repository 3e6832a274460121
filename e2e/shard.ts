// Its workers are not told which part of a set this process runs, and have it from here.
process.env.CORRIDOR_SHARD ??= /--shard[= ](\d+)/.exec(process.argv.join(' '))?.[1] ?? 'all';

/** The part of a set that this process runs: parts run side by side, and each clears the folder of what it leaves. */
export const SHARD: string = process.env.CORRIDOR_SHARD;
