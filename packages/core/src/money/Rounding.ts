/**
 * Where a result goes that falls between two minor units: `halfEven` and `halfUp` to the nearest, a tie to the even one or
 * away from zero; `up` away from zero, `down` towards zero, `ceiling` upwards, `floor` downwards. @source ours
 */
export type Rounding = 'halfEven' | 'halfUp' | 'up' | 'down' | 'ceiling' | 'floor';
