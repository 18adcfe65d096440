<?php

declare(strict_types=1);

namespace Coleman\Api\Staff;

/** What those are called who did something, for the histories of the desks: one query for all of them. */
final readonly class ActorNames
{
    /** @param array<int, string> $names by user */
    private function __construct(private array $names)
    {
    }

    /** @param list<Actor> $actors */
    public static function forActors(array $actors): self
    {
        return self::ofUsers(array_map(static fn (Actor $actor): int => $actor->id, $actors));
    }

    /** @param list<int> $ids of users; 0 is nobody */
    public static function ofUsers(array $ids): self
    {
        $ids = array_values(array_unique(array_filter($ids)));

        return new self([] === $ids ? [] : self::named(['include' => $ids]));
    }

    /** @return array<int, string> everybody who may do this, by user, in the order of their names */
    public static function whoMay(string $capability): array
    {
        return self::named(['capability' => $capability, 'orderby' => 'display_name']);
    }

    /**
     * @param array{include?: list<int>, capability?: string, orderby?: string} $query of get_users()
     * @return array<int, string>
     */
    private static function named(array $query): array
    {
        $names = [];
        foreach (get_users($query + ['fields' => ['ID', 'display_name']]) as $user) {
            if ($user instanceof \stdClass && is_scalar($user->ID) && is_string($user->display_name)) {
                $names[(int) $user->ID] = $user->display_name;
            }
        }

        return $names;
    }

    public function who(Actor $actor): string
    {
        return match ($actor->kind) {
            'guest' => __('Guest', 'coleman'),
            'system' => __('The site', 'coleman'),
            'customer' => $this->names[$actor->id] ?? __('Customer', 'coleman'),
            default => $this->names[$actor->id] ?? __('Staff', 'coleman'),
        };
    }

    /** '' for nobody, and for who has left. */
    public function user(int $id): string
    {
        return $this->names[$id] ?? '';
    }
}
