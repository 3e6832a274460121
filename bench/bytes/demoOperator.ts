/** The sign-in that the reference gateway seeds for demonstrations. */
export const DEMO_OPERATOR = { username: 'operator@corridor.example', password: 'Corridor-2026!' };
