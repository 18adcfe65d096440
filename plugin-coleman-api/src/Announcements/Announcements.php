<?php

declare(strict_types=1);

namespace Coleman\Api\Announcements;

use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Text;

/** What the dealership announces at the top of every page: the option `coleman_announcements`, a list. */
final readonly class Announcements
{
    public const OPTION = 'coleman_announcements';

    private const MOST = 20;
    private const LONGEST = 200;
    private const TIME = 'Y-m-d\TH:i';

    public function __construct(private LocationRepository $locations, private Clock $clock, private GuardedOption $option)
    {
    }

    /** @return list<Announcement> in the order that editors have given them */
    public function all(): array
    {
        return self::read(get_option(self::OPTION, []));
    }

    /** @return list<Announcement> */
    private static function read(mixed $stored): array
    {
        return array_map(Announcement::read(...), array_values(array_filter(is_array($stored) ? $stored : [], is_array(...))));
    }

    /** @return list<array{key: string, text: string, url: string, link: string, tone: string, branches: string, place: string}> what pages show now */
    public function shown(): array
    {
        $now = DealerTime::now($this->clock)->format(self::TIME);
        $shown = array_values(array_filter($this->all(), static fn (Announcement $one): bool => $one->isShown($now)));

        return [] === $shown ? [] : array_map(fn (Announcement $one): array => [
            'key' => $one->key(),
            'text' => $one->text,
            'url' => $one->linkUrl,
            'link' => '' === $one->linkText ? __('Read more', 'coleman') : $one->linkText,
            'tone' => $one->tone->value,
            'branches' => implode(' ', $one->branches),
            'place' => implode(', ', array_map(
                static fn (Location $branch): string => $branch->city,
                array_filter($this->locations->all(), static fn (Location $branch): bool => in_array($branch->id, $one->branches, true)),
            )),
        ], $shown);
    }

    public function version(): string
    {
        return self::versionOf($this->all());
    }

    /** @param list<Announcement> $list */
    private static function versionOf(array $list): string
    {
        return substr(md5(serialize(array_map(static fn (Announcement $one): array => $one->stored(), $list))), 0, 12);
    }

    /**
     * @param array<mixed> $typed the whole list
     * @param string $version that was seen
     * @return list<Announcement>
     * @throws ApiError 400 with a sentence for each field, "0.text"; 409 coleman_announcements_changed
     */
    public function save(array $typed, string $version): array
    {
        if (count($typed) > self::MOST) {
            /* translators: %d: a number */
            throw ApiError::invalid(['items' => sprintf(__('Keep at most %d announcements.', 'coleman'), self::MOST)]);
        }
        [$list, $faults] = [[], []];
        foreach (array_values($typed) as $number => $row) {
            $one = self::tidy(Announcement::read(is_array($row) ? $row : []));
            $list[] = $one;
            foreach ($this->faults($one) as $field => $fault) {
                $faults["$number.$field"] = $fault;
            }
        }
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }
        $this->option->change(static function (array $stored) use ($list, $version): array {
            if ($version !== self::versionOf(self::read($stored))) {
                throw new ApiError('coleman_announcements_changed', __('Someone else just changed the announcements.', 'coleman'), 409);
            }

            return array_map(static fn (Announcement $one): array => $one->stored(), $list);
        });

        return $list;
    }

    private static function tidy(Announcement $one): Announcement
    {
        return new Announcement(
            1 === preg_match('/^[a-z0-9]{8,40}$/D', $one->id) ? $one->id : bin2hex(random_bytes(6)),
            trim($one->text),
            trim($one->linkUrl),
            trim($one->linkText),
            $one->from,
            $one->to,
            array_values(array_unique($one->branches)),
            $one->tone,
        );
    }

    /** @return array<string, string> by field */
    private function faults(Announcement $one): array
    {
        $isLine = static fn (string $text, int $most): bool => Text::isClean($text) && !str_contains($text, "\n") && mb_strlen($text) <= $most;
        $known = array_map(static fn (Location $branch): int => $branch->id, $this->locations->all());

        return array_filter([
            'text' => match (true) {
                '' === $one->text => __('Enter what you announce.', 'coleman'),
                /* translators: %d: number of characters */
                !$isLine($one->text, self::LONGEST) => sprintf(__('Use plain text on one line, at most %d characters.', 'coleman'), self::LONGEST),
                default => '',
            },
            'link_url' => self::isLink($one->linkUrl) ? '' : __('Enter a path such as /rental, or an address that begins with https://.', 'coleman'),
            'link_text' => $isLine($one->linkText, 60) ? '' : __('Use plain text on one line, at most 60 characters.', 'coleman'),
            'from' => self::isTime($one->from) ? '' : __('Enter a date and a time.', 'coleman'),
            'to' => match (true) {
                !self::isTime($one->to) => __('Enter a date and a time.', 'coleman'),
                '' !== $one->from && '' !== $one->to && $one->to <= $one->from => __('The end must come after the start.', 'coleman'),
                default => '',
            },
            'branches' => [] === array_diff($one->branches, $known) ? '' : __('One of the branches no longer exists.', 'coleman'),
        ]);
    }

    private static function isTime(string $time): bool
    {
        $moment = \DateTimeImmutable::createFromFormat('!' . self::TIME, $time);

        return '' === $time || (false !== $moment && $moment->format(self::TIME) === $time);
    }

    /** A path of this site, or an address of another in full. */
    private static function isLink(string $url): bool
    {
        return '' === $url || (mb_strlen($url) <= 500 && 1 === preg_match('@^(?:/(?![/\\\\])|https?://[a-z0-9])[^\s<>"\\\\]*$@iD', $url));
    }
}
