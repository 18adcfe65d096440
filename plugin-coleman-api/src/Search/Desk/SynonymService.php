<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Desk;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Search\Synonym;
use Coleman\Api\Search\SynonymRepository;
use Coleman\Api\Search\Vocabulary;
use Coleman\Api\Search\Words;
use Coleman\Api\Support\Text;

/** Keeps what staff say that people mean when they search. */
final readonly class SynonymService
{
    private const MOST = 500;
    private const MOST_TYPED = 10;
    private const LONGEST = 60;

    /** A meaning has so many words at most. */
    private const MEANT = 6;

    public function __construct(private SynonymRepository $synonyms, private Transaction $transaction)
    {
    }

    /**
     * @param int $id 0 for a new one
     * @param array<mixed> $typed what people type
     * @param string $meant what we call it
     * @param int $version that was seen
     * @throws ApiError 400 with a sentence by field, 404, 409 coleman_search_word_changed
     */
    public function save(int $id, array $typed, string $meant, bool $isTwoWay, int $version, int $userId): Synonym
    {
        $tidy = static fn (string $text): string => trim(preg_replace('/\s+/u', ' ', $text) ?? '');
        $typed = array_values(array_unique(array_filter(array_map($tidy, array_filter($typed, is_string(...))), static fn (string $text): bool => '' !== $text)));
        $meant = $tidy($meant);
        $faults = array_filter(['typed' => self::typedFault($typed, $meant), 'meant' => self::meantFault($meant, $isTwoWay)]);
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }
        $saved = $this->transaction->run(function (Connection $connection) use ($id, $typed, $meant, $isTwoWay, $version, $userId): int {
            $synonym = new Synonym($id, $typed, $meant, $isTwoWay, version: $version, changedBy: $userId);
            if (0 === $id) {
                if ($this->synonyms->count() >= self::MOST) {
                    /* translators: %d: a number */
                    throw ApiError::invalid(['typed' => sprintf(__('Keep at most %d search words. Remove some that no one uses.', 'coleman'), self::MOST)]);
                }

                return $this->synonyms->add($synonym);
            }
            if (!$this->synonyms->change($synonym)) {
                throw $this->changed($id);
            }

            return $id;
        });

        return $this->synonyms->byId($saved) ?? throw self::gone();
    }

    /** @throws ApiError 404, 409 coleman_search_word_changed */
    public function remove(int $id, int $version): void
    {
        $this->transaction->run(function (Connection $connection) use ($id, $version): void {
            if (!$this->synonyms->remove($id, $version)) {
                throw $this->changed($id);
            }
        });
    }

    private function changed(int $id): ApiError
    {
        return null === $this->synonyms->byId($id)
            ? self::gone()
            : new ApiError('coleman_search_word_changed', __('Someone else just changed this search word. Close the form to see it.', 'coleman'), 409);
    }

    private static function gone(): ApiError
    {
        return new ApiError('coleman_search_word_not_found', __('This search word no longer exists.', 'coleman'), 404);
    }

    /** @param list<string> $typed */
    private static function typedFault(array $typed, string $meant): string
    {
        $isMeant = static fn (string $text): bool => Words::tokenize($text) === Words::tokenize($meant);
        $isLong = static fn (string $text): bool => count(Words::tokenize($text)) > Vocabulary::PHRASE;

        return match (true) {
            [] === $typed => __('Enter what people type.', 'coleman'),
            /* translators: %d: a number */
            count($typed) > self::MOST_TYPED => sprintf(__('Enter at most %d of them.', 'coleman'), self::MOST_TYPED),
            array_any($typed, static fn (string $text): bool => !self::isLine($text)) => self::plain(),
            array_any($typed, static fn (string $text): bool => [] === Words::tokenize($text)) => __('Each one needs a letter or a digit.', 'coleman'),
            /* translators: %d: a number of words */
            array_any($typed, $isLong) => sprintf(__('Use at most %d words in each.', 'coleman'), Vocabulary::PHRASE),
            array_any($typed, $isMeant) => __('This is already what we call it.', 'coleman'),
            default => '',
        };
    }

    private static function meantFault(string $meant, bool $isTwoWay): string
    {
        $words = count(Words::tokenize($meant));

        return match (true) {
            0 === $words => __('Enter what we call it.', 'coleman'),
            !self::isLine($meant) => self::plain(),
            /* translators: %d: a number of words */
            $words > ($isTwoWay ? Vocabulary::PHRASE : self::MEANT) => sprintf(__('Use at most %d words.', 'coleman'), $isTwoWay ? Vocabulary::PHRASE : self::MEANT),
            default => '',
        };
    }

    private static function isLine(string $text): bool
    {
        return Text::isClean($text) && mb_strlen($text) <= self::LONGEST;
    }

    private static function plain(): string
    {
        /* translators: %d: number of characters */
        return sprintf(__('Use plain text, at most %d characters.', 'coleman'), self::LONGEST);
    }
}
