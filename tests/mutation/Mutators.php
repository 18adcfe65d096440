<?php

declare(strict_types=1);

namespace Coleman\Tests\Mutation;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\BinaryOp;
use PhpParser\Node\Scalar;
use PhpParser\Node\Stmt;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitorAbstract;
use PhpParser\ParserFactory;

/**
 * Small faults for a PHP class: where a mutation run changes it, and into what.
 *
 * Each is one change of the text: its place in bytes, its line, what stands there and what is put in its place. Strings
 * are left alone, but for comparisons and arithmetic in SQL.
 *
 * @phpstan-type Mutant array{mutator: string, line: int, start: int, end: int, was: string, becomes: string}
 */
final class Mutators extends NodeVisitorAbstract
{
    private const OPERATORS = [
        BinaryOp\Smaller::class => ['boundary' => '<=', 'condition' => '>='],
        BinaryOp\SmallerOrEqual::class => ['boundary' => '<', 'condition' => '>'],
        BinaryOp\Greater::class => ['boundary' => '>=', 'condition' => '<='],
        BinaryOp\GreaterOrEqual::class => ['boundary' => '>', 'condition' => '<'],
        BinaryOp\Identical::class => ['condition' => '!=='],
        BinaryOp\NotIdentical::class => ['condition' => '==='],
        BinaryOp\Equal::class => ['condition' => '!='],
        BinaryOp\NotEqual::class => ['condition' => '=='],
        BinaryOp\Plus::class => ['arithmetic' => '-'],
        BinaryOp\Minus::class => ['arithmetic' => '+'],
        BinaryOp\Mul::class => ['arithmetic' => '/'],
        BinaryOp\Div::class => ['arithmetic' => '*'],
        BinaryOp\Mod::class => ['arithmetic' => '*'],
        BinaryOp\BooleanAnd::class => ['logic' => '||'],
        BinaryOp\BooleanOr::class => ['logic' => '&&'],
    ];

    private const ASSIGNMENTS = [
        Expr\AssignOp\Plus::class => '-=',
        Expr\AssignOp\Minus::class => '+=',
        Expr\AssignOp\Mul::class => '/=',
        Expr\AssignOp\Mod::class => '*=',
    ];

    /** Calls that are taken away, so that what they were given stands in their place. */
    private const TRANSPARENT = ['abs', 'array_filter', 'array_reverse', 'array_unique', 'array_values', 'ceil', 'floor', 'round', 'strtolower', 'strtoupper', 'trim'];

    private const SQL = [
        '/ >= %/' => ' > %',
        '/ <= %/' => ' < %',
        '/ > %/' => ' >= %',
        '/quantity \+ CASE/' => 'quantity - CASE',
        '/quantity - CASE/' => 'quantity + CASE',
        '/version = version \+ 1/' => 'version = version',
        '/(?<=is_returned) = 0/' => ' = 1',
    ];

    /** @var list<Mutant> */
    private array $mutants = [];

    private function __construct(private readonly string $code)
    {
    }

    /** @return list<Mutant> in the order of the text */
    public static function of(string $code): array
    {
        $found = new self($code);
        $parser = (new ParserFactory())->createForHostVersion();
        $walk = new NodeTraverser();
        $walk->addVisitor($found);
        $walk->traverse($parser->parse($code) ?? []);
        usort($found->mutants, static fn (array $one, array $other): int => [$one['start'], $one['end']] <=> [$other['start'], $other['end']]);

        return $found->mutants;
    }

    public function enterNode(Node $node): ?int
    {
        if ($node instanceof Node\AttributeGroup || $node instanceof Node\Param || $node instanceof Stmt\Declare_) {
            return NodeTraverser::DONT_TRAVERSE_CHILDREN;
        }
        foreach (self::OPERATORS[$node::class] ?? [] as $mutator => $operator) {
            assert($node instanceof BinaryOp);
            $this->between($node->left, $node->right, $mutator, $operator, $node->getOperatorSigil());
        }
        if (isset(self::ASSIGNMENTS[$node::class])) {
            assert($node instanceof Expr\AssignOp);
            $this->between($node->var, $node->expr, 'arithmetic', self::ASSIGNMENTS[$node::class]);
        }
        match (true) {
            $node instanceof Scalar\Int_ => $this->number($node),
            $node instanceof Scalar\String_ => $this->sql($node),
            $node instanceof Expr\PostInc => $this->add('arithmetic', $node, $this->text($node->var) . '--'),
            $node instanceof Expr\PostDec => $this->add('arithmetic', $node, $this->text($node->var) . '++'),
            $node instanceof Expr\BooleanNot => $this->add('condition', $node, '(' . $this->text($node->expr) . ')'),
            $node instanceof BinaryOp\Coalesce => $this->add('default', $node, '(' . $this->text($node->right) . ')'),
            $node instanceof Expr\Ternary && null !== $node->if => $this->swap($node),
            $node instanceof Expr\ConstFetch => $this->constant($node),
            $node instanceof Expr\FuncCall && $node->name instanceof Node\Name => $this->call($node, $node->name->toString()),
            $node instanceof Stmt\Return_ => $this->return($node),
            $node instanceof Stmt\Expression => $this->statement($node),
            $node instanceof Stmt\Continue_, $node instanceof Stmt\Break_, $node instanceof Stmt\Unset_ => $this->add('statement', $node, ';'),
            default => null,
        };

        return null;
    }

    private function number(Scalar\Int_ $node): void
    {
        $this->add('constant', $node, (string) ($node->value + 1));
        if ($node->value > 0) {
            $this->add('constant', $node, (string) ($node->value - 1));
        }
    }

    private function sql(Scalar\String_ $node): void
    {
        if (1 !== preg_match('/\b(SELECT|UPDATE|DELETE|INSERT|WHEN|AND)\b/', $node->value)) {
            return;
        }
        $text = $this->text($node);
        foreach (self::SQL as $pattern => $replacement) {
            preg_match_all($pattern, $text, $matches, PREG_OFFSET_CAPTURE);
            foreach ($matches[0] as [$was, $at]) {
                $this->put('SQL', $node->getStartLine(), $node->getStartFilePos() + $at, strlen($was), $replacement);
            }
        }
    }

    private function constant(Expr\ConstFetch $node): void
    {
        $swapped = ['true' => 'false', 'false' => 'true'][strtolower($node->name->toString())] ?? null;
        if (null !== $swapped) {
            $this->add('constant', $node, $swapped);
        }
    }

    private function call(Expr\FuncCall $node, string $name): void
    {
        $swapped = ['min' => 'max', 'max' => 'min', 'array_any' => 'array_all', 'array_all' => 'array_any', 'arsort' => 'asort', 'ceil' => 'floor'][$name] ?? null;
        if (null !== $swapped) {
            $this->add('call', $node->name, $swapped);
        }
        $first = $node->args[0] ?? null;
        if (in_array($name, self::TRANSPARENT, true) && $first instanceof Node\Arg && !$first->unpack) {
            $this->add('call', $node, $this->text($first->value));
        }
    }

    private function return(Stmt\Return_ $node): void
    {
        $value = $node->expr;
        $becomes = match (true) {
            null === $value, $value instanceof Expr\Array_ && [] === $value->items => null,
            $value instanceof Expr\Array_ => '[]',
            $value instanceof Expr\ConstFetch && 'null' === strtolower($value->name->toString()) => null,
            $value instanceof Scalar\Int_ => null,
            $value instanceof BinaryOp\Plus, $value instanceof BinaryOp\Minus, $value instanceof BinaryOp\Mul, $value instanceof Expr\FuncCall && 'intdiv' === $this->text($value->name) => '0',
            default => null,
        };
        if (null !== $value && null !== $becomes) {
            $this->add('return value', $value, $becomes);
        }
    }

    private function statement(Stmt\Expression $node): void
    {
        $does = $node->expr;
        // Without its first value a variable is only unknown to PHP, which says so; that is no fault anybody makes.
        $isFirst = $does instanceof Expr\Assign && ($does->expr instanceof Scalar || $does->expr instanceof Expr\Array_ || $does->expr instanceof Expr\ConstFetch);
        if (!$isFirst) {
            $this->add('statement', $node, ';');
        }
    }

    /** Both results with what stands around them, parentheses and comments: nodes know nothing of these. */
    private function swap(Expr\Ternary $whole): void
    {
        $code = preg_replace_callback('~/\*.*?\*/~s', static fn (array $comment): string => str_repeat(' ', strlen($comment[0])), $this->code) ?? '';
        $then = 1 + (int) strpos($code, '?', $whole->cond->getEndFilePos() + 1);
        $else = 1 + (int) strpos($code, ':', ($whole->if ?? $whole->cond)->getEndFilePos() + 1);
        $end = $whole->getEndFilePos() + 1;
        $text = fn (int $from, int $to): string => '(' . trim(substr($this->code, $from, $to - $from)) . ')';
        $this->put('condition', $whole->getStartLine(), $then, $end - $then, ' ' . $text($else, $end) . ' : ' . $text($then, $else - 1));
    }

    /** Changes the operator between two operands. */
    private function between(Node $left, Node $right, string $mutator, string $becomes, ?string $was = null): void
    {
        $start = $left->getEndFilePos() + 1;
        $gap = substr($this->code, $start, $right->getStartFilePos() - $start);
        if (1 === preg_match('{' . (null === $was ? '[-+*/%]=' : preg_quote($was, '{')) . '}', $gap, $match, PREG_OFFSET_CAPTURE)) {
            $this->put($mutator, $right->getStartLine(), $start + $match[0][1], strlen($match[0][0]), $becomes);
        }
    }

    private function add(string $mutator, Node $node, string $becomes): void
    {
        $this->put($mutator, $node->getStartLine(), $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos(), $becomes);
    }

    private function put(string $mutator, int $line, int $start, int $length, string $becomes): void
    {
        $this->mutants[] = ['mutator' => $mutator, 'line' => $line, 'start' => $start, 'end' => $start + $length, 'was' => substr($this->code, $start, $length), 'becomes' => $becomes];
    }

    private function text(Node $node): string
    {
        return substr($this->code, $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos());
    }
}
