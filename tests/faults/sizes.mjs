/** How much is played: the targets' own counts, and what the gate has time for. */

/**
 * @typedef  {Object} Sizes
 * @property {number}                                                workers
 * @property {{ buyers: number, units: number }}                     R3
 * @property {{ renters: number, weeks: number }}                    R4
 * @property {{ orders: number, copies: number }}                    R5
 * @property {{ orders: number, copies: number }}                    R6
 * @property {{ kills: number }}                                     R7
 * @property {{ commits: number, crashes: number, shoppers: number }} R8
 * @property {{ carts: number, adds: number }}                       R9
 * @property {{ writers: number, readers: number, writes: number }}  R10
 * @property {{ kills: number, leads: number, atOnce: number }}      R11
 * @property {{ guesses: number, networks: number, calls: number }}  R12
 * @property {{ parts: number, kills: number, isTold?: boolean }}    R13
 * @property {{ minutes: number, visitors: number }}                 R14
 * @property {{ blows: number }}                                     R16
 * @property {{ rounds: number }}                                    R17
 * @property {{ seconds: number, shoppers: number }}                 R18
 * @property {{ buyers: number }}                                    R19
 * @property {{ shoppers: number }}                                  R20
 * @property {{ orders: number }}                                    R21
 * @property {{ clients: number }}                                   R22
 */

/** @type {{ short: Sizes, full: Sizes }} */
export const SIZES = {
	short: {
		workers: 12,
		R3: { buyers: 36, units: 24 },
		R4: { renters: 20, weeks: 5 },
		R5: { orders: 2, copies: 25 },
		R6: { orders: 4, copies: 10 },
		R7: { kills: 20 },
		R8: { commits: 12, crashes: 2, shoppers: 6 },
		R9: { carts: 3, adds: 20 },
		R10: { writers: 32, readers: 16, writes: 2 },
		R11: { kills: 1, leads: 24, atOnce: 12 },
		R12: { guesses: 120, networks: 12, calls: 10 },
		R13: { parts: 4_000, kills: 3 },
		R14: { minutes: 5, visitors: 15 },
		R16: { blows: 2 },
		R17: { rounds: 1 },
		R18: { seconds: 8, shoppers: 6 },
		R19: { buyers: 4 },
		R20: { shoppers: 2 },
		R21: { orders: 4 },
		R22: { clients: 20 },
	},
	full: {
		workers: 32,
		R3: { buyers: 100, units: 200 },
		R4: { renters: 50, weeks: 100 },
		R5: { orders: 200, copies: 50 },
		R6: { orders: 100, copies: 10 },
		R7: { kills: 500 },
		R8: { commits: 200, crashes: 50, shoppers: 16 },
		R9: { carts: 200, adds: 20 },
		R10: { writers: 32, readers: 32, writes: 60 },
		R11: { kills: 10, leads: 200, atOnce: 32 },
		R12: { guesses: 10_000, networks: 20, calls: 500 },
		R13: { parts: 20_000, kills: 10, isTold: true },
		R14: { minutes: 30, visitors: 50 },
		R16: { blows: 10 },
		R17: { rounds: 8 },
		R18: { seconds: 30, shoppers: 16 },
		R19: { buyers: 40 },
		R20: { shoppers: 12 },
		R21: { orders: 60 },
		R22: { clients: 200 },
	},
};
