<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\Redirect;
use Coleman\Api\Routing\Router;

/** Keeps where old addresses lead. What would never end, or would hide a page by mistake, is refused. */
final readonly class RedirectService
{
    /** More steps than anybody leads on purpose. */
    private const MOST_STEPS = 10;

    public function __construct(private RedirectRepository $redirects, private Router $router, private Transaction $transaction)
    {
    }

    /**
     * Where an address leads in the end: redirects that lead to another one are answered in one step.
     *
     * @param list<string> $sources ways to read an address; the first that is kept wins
     */
    public function answer(array $sources, bool $forced = false): ?RedirectRule
    {
        $first = $this->redirects->first($sources, $forced);
        $last = $first;
        for ($step = 0; null !== $last && $step < self::MOST_STEPS && str_starts_with($last->target, '/'); $step++) {
            $next = $this->redirects->first(self::readings($last->target));
            if (null === $next || (!$next->isForced && $this->isPage($last->target))) {
                break;
            }
            $last = $next;
        }

        return null === $first || null === $last ? null : new RedirectRule($first->id, $first->source, $this->canonical($last->target), RedirectRule::GONE === $last->status ? RedirectRule::GONE : $first->status, $first->isForced);
    }

    /**
     * How an address may be kept: with its query, then without.
     *
     * @return list<string>
     */
    public static function readings(string $address): array
    {
        $whole = SourcePath::tidy($address);

        return null === $whole ? [] : array_values(array_unique([$whole, strtok($whole, '?') ?: $whole]));
    }

    /**
     * @param int $id 0 for a new one
     * @throws ApiError 400 with a sentence by field
     */
    public function save(int $id, string $source, string $target, int $status, bool $isForced): RedirectRule
    {
        $before = 0 === $id ? null : $this->redirects->byId($id) ?? throw new ApiError('coleman_redirect_not_found', __('This redirect no longer exists.', 'coleman'), 404);
        [$rule, $faults] = $this->read($source, $target, $status, $isForced);
        if (null !== $rule) {
            $known = $this->redirects->first([$rule->source]);
            if (null !== $known && $known->id !== $id) {
                $faults['source'] = __('There is a redirect for this address already.', 'coleman');
            } elseif (!$isForced && $this->isPage($rule->source)) {
                $faults['source'] = __('There is a page at this address. To redirect it all the same, choose “Even if there is a page”.', 'coleman');
            } elseif ($this->returns($rule, fn (string $address): ?RedirectRule => array_find(
                array_filter([$this->redirects->first(self::readings($address))]),
                static fn (RedirectRule $next): bool => null === $before || $next->id !== $before->id,
            ))) {
                $faults['target'] = self::loop();
            }
        }
        if (null === $rule || [] !== $faults) {
            throw ApiError::invalid($faults);
        }
        $this->transaction->run(function (Connection $connection) use ($rule, $before): void {
            if (null !== $before && $before->source !== $rule->source) {
                $this->redirects->remove([$before->id]);
            }
            $this->redirects->put([$rule]);
        });

        return $this->redirects->first([$rule->source]) ?? $rule;
    }

    /**
     * Leads from a page's old address to its new one, and what led to the old one too: another page may stand there later.
     * A redirect that would lead back, as the page was there before, goes. What editors force at one of the two stays.
     */
    public function move(string $from, string $to): void
    {
        [$rule] = $this->read($from, $to, RedirectRule::MOVED, false);
        $old = RedirectRule::tidyTarget($from);
        if (null === $rule || null === $old || $this->redirects->first([$rule->source])?->isForced || $this->redirects->first(self::readings($rule->target))?->isForced) {
            return;
        }
        $isTaken = $this->isPage($rule->source);
        $this->transaction->run(function (Connection $connection) use ($rule, $old, $isTaken): void {
            $known = $this->redirects->leadingTo([$old, rtrim($old, '/')]);
            $follow = array_map(static fn (RedirectRule $one): RedirectRule => new RedirectRule($one->id, $one->source, $rule->target, $one->status, $one->isForced), $known);
            $this->redirects->put($isTaken ? $follow : [...$follow, $rule]);
            $back = $this->redirects->first(self::readings($rule->target));
            if (null !== $back && $this->returns($back, fn (string $address): ?RedirectRule => $this->redirects->first(self::readings($address)))) {
                $this->redirects->remove([$back->id]);
            }
        });
    }

    /**
     * Reads a list of redirects, and keeps it: all of it, or, when a row cannot stand, nothing.
     *
     * @param bool $isTrial only says what would come of it
     * @return array{rows: int, new: int, changed: int, same: int, faults: list<array{line: int, text: string, fault: string}>, is_kept: bool} schema/redirect-import.json
     */
    public function import(string $csv, bool $isTrial): array
    {
        $known = $this->redirects->all();
        $rules = [];
        $lines = [];
        $faults = [];
        $count = 0;
        foreach (RedirectCsv::rows($csv) as $line => [$source, $target, $status]) {
            $count++;
            [$rule, $wrong] = $this->read($source, $target, '' === $status ? ('' === $target ? RedirectRule::GONE : RedirectRule::MOVED) : (int) $status, false);
            if (null === $rule || [] !== $wrong) {
                $faults[] = ['line' => $line, 'text' => $source, 'fault' => implode(' ', $wrong)];
                continue;
            }
            if (isset($rules[$rule->source])) {
                /* translators: %d: number of a line */
                $faults[] = ['line' => $line, 'text' => $source, 'fault' => sprintf(__('Line %d has the same address.', 'coleman'), $lines[$rule->source])];
                continue;
            }
            $before = $known[$rule->source] ?? null;
            // A redirect that holds over a page goes on doing so.
            $rules[$rule->source] = null !== $before && $before->isForced ? new RedirectRule(0, $rule->source, $rule->target, $rule->status, true) : $rule;
            $lines[$rule->source] = $line;
        }
        $together = $rules + $known;
        $find = static function (string $address) use ($together): ?RedirectRule {
            $reading = array_find(self::readings($address), static fn (string $one): bool => isset($together[$one]));

            return null === $reading ? null : $together[$reading];
        };
        foreach ($rules as $source => $rule) {
            if ($this->returns($rule, $find)) {
                $faults[] = ['line' => $lines[$source], 'text' => (string) $source, 'fault' => self::loop()];
            }
        }
        usort($faults, static fn (array $one, array $other): int => $one['line'] <=> $other['line']);
        $new = count(array_diff_key($rules, $known));
        $same = count(array_filter($rules, static fn (RedirectRule $rule): bool => isset($known[$rule->source]) && [$known[$rule->source]->target, $known[$rule->source]->status] === [$rule->target, $rule->status]));
        $isKept = !$isTrial && [] === $faults && [] !== $rules;
        if ($isKept) {
            $this->transaction->run(fn (Connection $connection) => $this->redirects->put(array_values($rules)));
        }

        return ['rows' => $count, 'new' => $new, 'changed' => count($rules) - $new - $same, 'same' => $same, 'faults' => array_slice($faults, 0, 500), 'is_kept' => $isKept];
    }

    /** A page of ours has one address: who is led there is not led on from another form of it. */
    private function canonical(string $target): string
    {
        [$path, $rest] = [substr($target, 0, strcspn($target, '?#')), substr($target, strcspn($target, '?#'))];
        $found = str_starts_with($path, '/') && $this->router->owns($path) ? $this->router->resolve($path) : null;

        return $found instanceof Redirect && $found->keepQuery ? $found->path . $rest : $target;
    }

    /** Whether a page of ours, or one that an editor has made, stands at an address. */
    public function isPage(string $address): bool
    {
        $path = strtok($address, '?') ?: '/';
        if (!$this->router->owns($path)) {
            return '/' === $path || 0 !== url_to_postid(home_url($path));
        }
        $found = $this->router->resolve($path);

        // What is gone for good may be led on.
        return $found instanceof Page ? 410 !== $found->status : null !== $found;
    }

    /** @return array{RedirectRule|null, array<string, string>} the rule, or what is wrong, by field */
    private function read(string $source, string $target, int $status, bool $isForced): array
    {
        $from = SourcePath::tidy($source);
        $isGone = RedirectRule::GONE === $status;
        $to = $isGone ? '' : RedirectRule::tidyTarget($target);
        $faults = array_filter([
            'source' => match (true) {
                null === $from => __('Enter an old address of this site, such as /old-page.', 'coleman'),
                1 === preg_match('@^/(?:wp-admin|wp-login\.php|wp-json|wp-includes|wp-content)(?:[/?]|$)@', $from) => __('WordPress needs this address.', 'coleman'),
                default => '',
            },
            'target' => $isGone && '' !== trim($target) ? __('An address that is gone leads nowhere: leave this empty.', 'coleman')
                : (null === $to ? __('Enter a path such as /new-page, or an address that begins with https://.', 'coleman') : ''),
            'status' => in_array($status, RedirectRule::STATUSES, true) ? '' : __('Choose 301, 302 or 410.', 'coleman'),
        ]);

        return [null === $from || null === $to || [] !== $faults ? null : new RedirectRule(0, $from, $to, $status, $isForced), $faults];
    }

    /**
     * Whether who follows a redirect comes back to it, or goes on for too long.
     *
     * @param \Closure(string): ?RedirectRule $find
     */
    private function returns(RedirectRule $rule, \Closure $find): bool
    {
        $target = $rule->target;
        for ($step = 0; str_starts_with($target, '/'); $step++) {
            if ($step >= self::MOST_STEPS || in_array($rule->source, self::readings($target), true)) {
                return true;
            }
            $next = $find($target);
            if (null === $next) {
                return false;
            }
            $target = $next->target;
        }

        return false;
    }

    private static function loop(): string
    {
        return __('This leads back to the old address, or on and on.', 'coleman');
    }
}
