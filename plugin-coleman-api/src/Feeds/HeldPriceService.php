<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\SearchQueue;

/** Answers about prices that feeds have held: an approved one is written, a rejected one stays as it is. */
final readonly class HeldPriceService
{
    /** Answered in one transaction. */
    private const A_STEP = 200;

    /** @param array<string, FeedType> $kinds by name */
    public function __construct(
        private Transaction $transaction,
        private HeldPriceRepository $held,
        private SearchQueue $search,
        private AuditRepository $log,
        private array $kinds,
    ) {
    }

    /**
     * @param list<int> $ids
     * @return array{answered: int, stale: list<string>} how many were answered, and the names of those whose price was
     *     changed by somebody since: they keep it, and are asked no more
     */
    public function answer(array $ids, bool $isApproved, int $userId): array
    {
        $answered = 0;
        $stale = [];
        foreach (array_chunk(array_values(array_unique($ids)), self::A_STEP) as $chunk) {
            $this->transaction->run(function () use ($chunk, $isApproved, $userId, &$answered, &$stale): void {
                $written = [];
                foreach ($this->held->these($chunk) as $price) {
                    $isWritten = !$isApproved || $this->write($price);
                    if ($this->held->answer($price, $isWritten && $isApproved ? HeldPrice::APPROVED : HeldPrice::REJECTED, $userId)) {
                        $answered++;
                        $isWritten || $stale[] = $price->name;
                        if ($isWritten && $isApproved) {
                            $written[] = $price;
                        }
                    }
                }
                $this->tellLog($written);
            });
        }

        return ['answered' => $answered, 'stale' => $stale];
    }

    /**
     * All that wait.
     *
     * @param int $feedId 0 for all feeds
     * @return array{answered: int, stale: list<string>}
     */
    public function answerAll(int $feedId, bool $isApproved, int $userId): array
    {
        $all = ['answered' => 0, 'stale' => []];
        for ($after = 0; [] !== ($page = $this->held->waiting(self::A_STEP, $after, $feedId)); $after = $page[count($page) - 1]->id) {
            $some = $this->answer(array_map(static fn (HeldPrice $price): int => $price->id, $page), $isApproved, $userId);
            $all = ['answered' => $all['answered'] + $some['answered'], 'stale' => [...$all['stale'], ...$some['stale']]];
        }

        return $all;
    }

    /**
     * Writes into the staff log which prices somebody approved, an entry for each run that had brought them.
     *
     * @param list<HeldPrice> $written
     */
    private function tellLog(array $written): void
    {
        $runs = [];
        foreach ($written as $price) {
            $name = sprintf('%s %s', $price->name, $price->field);
            $runs[$price->runId]['before'][$name] = $price->oldCents;
            $runs[$price->runId]['after'][$name] = $price->newCents;
        }
        foreach ($runs as $run => ['before' => $before, 'after' => $after]) {
            $this->log->record(AuditKind::Price, 'run:' . $run, $before, $after);
        }
    }

    /** Writes the new price where the old one still stands. */
    private function write(HeldPrice $price): bool
    {
        $kind = $this->kinds[$price->kind] ?? null;
        if (!$kind instanceof ReversibleFeed || 1 !== preg_match('/^[a-z_]+_cents$/D', $price->field)) {
            return false;
        }
        foreach ($kind->holdings([], false) as $holding) {
            if (!$holding->isThing) {
                continue;
            }
            $written = $this->held->write($price, $holding->table);
            foreach ($written ? $kind->searched([$price->ref]) : [] as $search => $ids) {
                $this->search->add(Kind::from($search), $ids);
            }

            return $written;
        }

        return false;
    }
}
