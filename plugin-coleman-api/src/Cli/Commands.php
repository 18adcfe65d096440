<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

use Coleman\Api\Database\Upgrader;
use Coleman\Api\Demo\CatalogueInUse;
use Coleman\Api\Demo\DemoDealership;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\SearchIndex;

/** The commands of `npm run coleman -- <command>`. */
final readonly class Commands
{
    public function __construct(private Upgrader $upgrader, private DemoDealership $demo, private SearchIndex $index, private FeedCommands $feeds)
    {
    }

    /**
     * @param list<string> $arguments
     * @return int exit code
     */
    public function run(array $arguments): int
    {
        return match ($arguments[0] ?? 'help') {
            'migrate' => $this->migrate(),
            'demo' => $this->demo(in_array('--force', $arguments, true)),
            'reindex' => $this->reindex(in_array('--fresh', $arguments, true)),
            'import' => $this->feeds->import(array_slice($arguments, 1)),
            'feeds' => $this->feeds->list(),
            'feed-run' => $this->feeds->run(array_slice($arguments, 1)),
            'feed-revert' => $this->feeds->revert(array_slice($arguments, 1)),
            'generate' => $this->feeds->generate(array_slice($arguments, 1)),
            'help', '--help' => $this->help(0),
            default => $this->help(2),
        };
    }

    private function migrate(): int
    {
        $this->upgrader->upgrade();
        self::say(sprintf('The tables are at version %d.', $this->upgrader->latest()));

        return 0;
    }

    private function demo(bool $force): int
    {
        $this->upgrader->upgrade();
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
        foreach (Kind::cases() as $kind) {
            $name = strtolower($kind->name);
            $done = $this->index->rebuild($kind, static fn (int $done) => self::say(sprintf('search, %s: %d so far', $name, $done)));
            self::say(sprintf('search, %s: %d indexed', $name, $done));
        }

        return 0;
    }

    private function help(int $code): int
    {
        self::say("Commands:\n  demo      fills the site with the demo dealership; a second run changes nothing\n            --force replaces the catalogue that is there\n  migrate   brings the tables to this version of the code\n  reindex   brings what search finds up to date with the catalogue; searches go on meanwhile\n            --fresh forgets the index first, and finds nothing until it is made\n" . FeedCommands::HELP);

        return $code;
    }

    private static function say(string $line): void
    {
        fwrite(STDOUT, $line . "\n");
    }
}
