<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\SchemaTooOld;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Demo\CatalogueInUse;
use Coleman\Api\Demo\DemoDealership;
use Coleman\Api\Parts\PartRecount;
use Coleman\Api\Search\SearchIndex;
use Coleman\Api\Search\SearchQueue;

/** The commands of `npm run coleman -- <command>`, and of `wp coleman <command>` (`WpCli`). */
final readonly class Commands
{
    private const WRONG_CALL = 2;

    /** So many entries of search after each other are told of. */
    private const TOLD = 20_000;

    /** @param list<Command> $more of feeds and accounts */
    public function __construct(
        private Upgrader $upgrader,
        private DemoDealership $demo,
        private SearchIndex $index,
        private SearchQueue $search,
        private PartRecount $partRecount,
        private Transaction $transaction,
        private array $more,
        private WorkCommand $work,
    ) {
    }

    /** @return list<Command> */
    public function all(): array
    {
        return [
            new Command('migrate', 'updates the tables to this version of the code', [
                Command::flag('status', 'show versions and progress only; exit code 1 while an upgrade is pending'),
            ], fn (array $arguments): int => in_array('--status', $arguments, true) ? $this->status() : $this->migrate()),
            ...array_map($this->upgraded(...), $this->others()),
        ];
    }

    /** @return list<Command> */
    private function others(): array
    {
        return [
            new Command('demo', 'fills the site with the demo dealership; a second run changes nothing', [
                Command::flag('force', 'replace the existing catalog'),
            ], fn (array $arguments): int => $this->demo(in_array('--force', $arguments, true))),
            new Command('reindex', 'updates the search index; search keeps working', [
                Command::flag('fresh', 'rebuild the index from scratch; search finds nothing until it is done'),
            ], fn (array $arguments): int => $this->reindex(in_array('--fresh', $arguments, true))),
            new Command('recount', 'recounts the parts of families and makers and fixes wrong counts; orders keep working', [], $this->recount(...)),
            ...$this->more,
            new Command('work', 'runs feeds, sends emails and updates search until you stop it', [
                Command::flag('once', 'stop when nothing is left to do'),
                Command::option('seconds', 'stop after this many seconds'),
            ], $this->work->run(...)),
        ];
    }

    /**
     * @param list<string> $arguments name of the command, and what stands behind it
     * @return int exit code
     */
    public function run(array $arguments): int
    {
        $name = $arguments[0] ?? 'help';
        foreach ($this->all() as $command) {
            if ($command->name === $name) {
                return ($command->run)(array_slice($arguments, 1));
            }
        }
        self::say("Commands:\n" . implode("\n", array_map(static fn (Command $command): string => $command->help(), $this->all())));
        if (in_array($name, ['help', '--help'], true)) {
            return 0;
        }
        fwrite(STDERR, sprintf("Unknown command %s.\n", $name));

        return self::WRONG_CALL;
    }

    /** The same command on tables of this version of the code. */
    private function upgraded(Command $command): Command
    {
        return new Command($command->name, $command->summary, $command->synopsis, function (array $arguments) use ($command): int {
            /** @var list<string> $arguments */
            $code = $this->upgrade();

            return 0 === $code ? ($command->run)($arguments) : $code;
        });
    }

    private function migrate(): int
    {
        $code = $this->upgrade();
        if (0 === $code) {
            self::say(sprintf('The tables are at version %d.', $this->upgrader->installed()));
        }

        return $code;
    }

    /** @return int exit code */
    private function upgrade(): int
    {
        try {
            $this->upgrader->upgrade();

            return 0;
        } catch (SchemaTooOld | DatabaseError $fault) {
            fwrite(STDERR, $fault->getMessage() . "\n");

            return 1;
        }
    }

    private function status(): int
    {
        self::say(sprintf('The tables are at version %d. This code needs version %d.', $this->upgrader->installed(), $this->upgrader->latest()));
        if (!$this->upgrader->pending()) {
            return 0;
        }
        $turn = $this->upgrader->turn();
        self::say(match (true) {
            $turn['isHeld'] => 'The upgrade is running.',
            $turn['wasLeft'] => 'The upgrade stopped halfway. To continue, run "coleman migrate".',
            default => 'To upgrade, run "coleman migrate".',
        });
        if ('' !== $turn['error']) {
            self::say('The last attempt failed: ' . $turn['error']);
        }

        return 1;
    }

    private function demo(bool $force): int
    {
        try {
            $this->demo->seed(self::say(...), $force);
            $this->reindex();
        } catch (CatalogueInUse $refusal) {
            self::say($refusal->getMessage());

            return 1;
        }

        return 0;
    }

    private function reindex(bool $fresh = false): int
    {
        if ($fresh) {
            $this->index->clear();
        }
        $all = $this->search->everything();
        $done = 0;
        while (0 < $entries = $this->search->drain(0.0)) {
            $done += $entries;
            if (0 === intdiv($done, self::TOLD) - intdiv($done - $entries, self::TOLD)) {
                continue;
            }
            self::say(sprintf('search: %d of %d entries', $done, max($all, $done)));
        }
        self::say(sprintf('search: %d entries are up to date', $done));

        return 0;
    }

    private function recount(): int
    {
        $mended = $this->partRecount->run(fn (callable $step): int => $this->transaction->run($step));
        self::say(sprintf('Stock status fixed for %d parts. Counts of families and makers fixed: %d.', $mended['shelves'], $mended['tallies']));

        return 0;
    }

    private static function say(string $line): void
    {
        fwrite(STDOUT, $line . "\n");
    }
}
