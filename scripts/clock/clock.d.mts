export declare const AHEAD: number;
export declare function shiftDates(ahead: number): void;
